import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { readBlocks } from '../read-blocks.ts'

/** Each block that can be quoted, as `kind depth: content`. */
function read(text: string): string[] {
  return readBlocks(text)
    .filter(({ kind }) => kind !== 'boilerplate')
    .map(({ kind, depth, start, end }) => {
      return `${kind}${depth > 0 ? ` ${depth}` : ''}: ${text.slice(start, end)}`
    })
}

test('notes between colons are read without their marks, with their titles', () => {
  expect(
    read(
      ':::note\nOne.\n:::\n\n:::caution[Be careful]\nTwo.\n\n- Three\n:::\n::: tip For *all* servers\nFour.\n:::\n::: {.warning}\nFive.\n:::\n\n::: zone pivot="a"\nSix.\n::: zone-end',
    ),
  ).toEqual([
    'paragraph: One.',
    'paragraph: Be careful',
    'paragraph: Two.',
    'item: Three',
    'paragraph: For *all* servers',
    'paragraph: Four.',
    'paragraph: Five.',
    'paragraph: Six.',
  ])
})

test('what stands between tags for code is code, if they end', () => {
  const text = (end: string) =>
    `One:\n{{< code-toggle file="config" copy="false" >}}\nposts: a\n\n# b\n${end}\n\n{% highlight sh %}\nls\n{% endhighlight %}\n\n{{< code-toggle file="a" />}}\nTwo.`

  expect(read(text('{{< /code-toggle >}}'))).toEqual([
    'paragraph: One:',
    'code: posts: a\n\n# b',
    'code: ls',
    'paragraph: Two.',
  ])
  expect(read(text(''))).toContain('paragraph: posts: a')
})

test('lines of shortcodes, tags and macros are no text, and the labels of tabs are', () => {
  expect(
    read(
      '{{< note >}}\nOne.\n{{< /note >}}\n{{< tabs name="ids" >}}\n{{% tab name="Bash" %}}\n```\nls\n```\n{{% /tab %}}\n{{< /tabs >}}\n\n{% tabs %}\n{% tab title="Node" %}\nTwo.\n{% endtab %}\n{% endtabs %}\n\n{{APIRef("Fetch API")}}{{AvailableInWorkers}}\n\n1. {% data reusables.navigate %}\n1. Three.\n{: .wide }\n\n{/* a comment */}\n(target)=\n[TOC]\n--8<-- "a.md"\n[!INCLUDE [name](file.md)]',
    ),
  ).toEqual([
    'paragraph: One.',
    'paragraph: Bash',
    'code: ls',
    'paragraph: Node',
    'paragraph: Two.',
    'item: Three.',
  ])
})

test('components are read without their tags, and the lines that import them are no text', () => {
  expect(
    read(
      "import { Tabs } from '@site/tabs'\nimport '../a.css';\n\n<Tabs>\n  <TabItem label=\"npm\">\n\n  ```sh\n  npm i\n  ```\n\n  </TabItem>\n</Tabs>\n<Note>\nOne.\n</Note>\n<InlineToc />\n\nUse <NAME> for\n<PATH>\nof it.",
    ),
  ).toEqual([
    'paragraph: npm',
    'code:   npm i',
    'paragraph: One.',
    'paragraph: Use <NAME> for\n<PATH>\nof it.',
  ])
})

test('tags and comments that go on over lines are no text', () => {
  expect(
    read(
      '<Image\n  alt="A"\n  onClick={() =>\n    1}\n\n  width={2}\n/>\nOne.\n\n{/* a\n\ncomment */}\nTwo.\n\n<Card\n  title="b">\nThree.\n</Card>',
    ),
  ).toEqual(['paragraph: One.', 'paragraph: Two.', 'paragraph: Three.'])
})

test('what is indented below a box or a tab is its content, no code', () => {
  expect(
    read(
      '!!! warning "Data loss"\n    One.\n\n    - Two\n\n        code\n\n=== "Linux"\n\n    Three.\n\n??? note\n    Four.\n\nFive.\n\n    code',
    ),
  ).toEqual([
    'paragraph: Data loss',
    'paragraph: One.',
    'item: Two',
    'paragraph: code',
    'paragraph: Linux',
    'paragraph: Three.',
    'paragraph: Four.',
    'paragraph: Five.',
    'code: code',
  ])
})

test('notes in fences are read as text, code in fences is not', () => {
  expect(
    read(
      '```{note} Mind\n:class: wide\n\nOne.\n\n- Two\n```\n\n```{code-block} python\nprint(1)\n```\n\n```\nls\n```',
    ),
  ).toEqual(['paragraph: Mind', 'paragraph: One.', 'item: Two', 'code: print(1)', 'code: ls'])
})

test('a tab of Microsoft Learn does not end the section above it', () => {
  expect(read('## Create\n\n# [Portal](#tab/portal)\n\nOne.\n\n---\n\nTwo.')).toEqual([
    'heading 2: Create',
    'paragraph: Portal',
    'paragraph: One.',
    'paragraph: Two.',
  ])
})

test('ids behind headings are no words of theirs', () => {
  expect(
    read('# Options {#options .wide}\n## `use(a)` {/*use*/}\n### Set {a, b}\n#### {name}'),
  ).toEqual([
    'heading 1: Options',
    'heading 2: `use(a)`',
    'heading 3: Set {a, b}',
    'heading 4: {name}',
  ])
})

test('a term is described by the line that begins with a colon', () => {
  expect(
    read('Some text.\nTerm\n: What it is,\n  said here.\n: And again.\n\n    More.\n\nAfter.'),
  ).toEqual([
    'paragraph: Some text.',
    'description 1: Term\n: What it is,\n  said here.',
    'description 2: And again.',
    'paragraph: More.',
    'paragraph: After.',
  ])
  expect(read('- `size`\n  - : The size.\n    - Large\n- `name`\n  - : The name.')).toEqual([
    'item: `size`',
    'paragraph: The size.',
    'item 1: Large',
    'item: `name`',
    'paragraph: The name.',
  ])
})

test('text that only looks alike is text', () => {
  const lines = [
    'Time: 10:30',
    ': alone',
    '{ "a": 1 }',
    '{{ count }}',
    '<https://example.org>',
    '!!! Attention, all of you!',
    'import duties rise',
    'export of goods',
    '[to do]',
    '(a) = b',
  ]
  for (const line of lines)
    expect(read(`Text.\n\n${line}`)).toEqual(['paragraph: Text.', `paragraph: ${line}`])
})

test('marks that never end take linear time', async () => {
  for (const mark of ['{{< ', '{% ', ':::a', '<Ab ', '{', '!!! a ', 'a\n: b\n', '```{note}\n'])
    await expectLinear((count) => {
      const text = mark.repeat(count)
      return () => readBlocks(text)
    }, 4_000)
})
