/**
 * Page furniture, by class names that are independent of the page's language: navigation and contents of DocBook,
 * Publican, Doxygen, docutils, Bootstrap and Texinfo, menus, bars, slogans and debug output that name themselves so,
 * what Sphinx, RDoc and rustdoc link to or fold away, edit links and boxes of Wikipedia. A mere "menu" may be that of a
 * restaurant.
 */
const furnitureClass =
  /(^|\s)(noprint|mw-editsection|mw-jump-link|navbox|catlinks|mw-portlet|skip-link|navheader|navfooter|docnav|navpath|pager|pagination|breadcrumbs?|nav-panel|toc|contents (?:local )?topic|viewcode-link|srclink|test-arrow|hideme|method-source-code|(?:main|sub|nav)menu|navbar|(?:top|sub|side|main|site)-?nav|(?:site-?)?(?:tagline|slogan)|site-description|debug)(\s|$)/i
/** Class names and ids of consent banners. */
const consentName = /(^|[\s_-])(cookies?|consent|gdpr)([\s_-]|$)/i
/**
 * Elements that may be a banner by their id. That of a heading or a term is made of its words, as may be that of a
 * section.
 */
const boxName = /^(div|aside|dialog|form|footer)$/
/** Ids that a banner has and hardly a section. */
const bannerName =
  /(cookies?|consent|gdpr)[\s_-]?(banner|bar|consent|notice|pop-?up|modal|dialog|overlay|law)/i
const sectionClass = /(^|\s)(section|sect\d)(\s|$)/
const furnitureRole = /^(navigation|search|menu|menubar|toolbar|contentinfo)$/

/** Whether an element leads from page to page, or is not shown, and so is no part of what its page says. */
export function isFurniture(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    name === 'nav' ||
    isHidden(attributes) ||
    furnitureRole.test(attributes.role ?? '') ||
    attributes.id === 'banner' ||
    furnitureClass.test(attributes.class ?? '') ||
    asksForConsent(name, attributes)
  )
}

/** Whether nobody sees an element. A tab that is not open now is content: how the others install it, or call it. */
function isHidden({
  role,
  hidden,
  style = '',
  ...others
}: Readonly<Record<string, string>>): boolean {
  if (role === 'tabpanel' || hidden === 'until-found') return false
  const isAway = hidden !== undefined || others['aria-hidden'] === 'true'
  return isAway || /(^|[;\s])display\s*:\s*none/i.test(style)
}

function asksForConsent(
  name: string,
  { id = '', class: className = '' }: Readonly<Record<string, string>>,
): boolean {
  if (name === 'body') return false
  const isSection = /^(section|article)$/.test(name) || sectionClass.test(className)
  const idName = isSection ? bannerName : boxName.test(name) ? consentName : undefined
  return consentName.test(className) || (idName?.test(id) ?? false)
}
