import { array, constantFrom, oneof, string } from 'fast-check'

/** Pieces of what the formats are made of, in any order and number: bad input that gets far. */
export const marks = constantFrom(
  ...[
    '# ',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '```\n',
    '| a | b |\n|---|---|\n',
    '<table><tr><td>',
    '</td></tr>',
  ],
  ...[
    '<p>',
    '</div>',
    '<!--',
    '-->',
    '[a](b)',
    '![',
    '](',
    '{"a":',
    '[',
    ']',
    '}',
    ',',
    '"',
    '\\',
    ';',
    '\t',
  ],
  ...[
    'From: a\n',
    'Content-Type: text/html\n\n',
    'Dr. A. B. ',
    'Ada (AB) ',
    '(',
    '«',
    '»',
    '“',
    '”',
    '.!?',
    "'s ",
  ],
  ...[
    '什么是',
    'Wer hat ',
    'who ',
    'what about ',
    ' and ',
    '\0',
    '\ufeff',
    '\ud800',
    'e\u0301',
    '\u202e',
  ],
)
/** Bad text of up to some hundred characters. */
export const written = array(oneof(marks, string({ maxLength: 12 })), { maxLength: 60 }).map(
  (parts) => parts.join(''),
)
