const STATES = [
  [/:hover(?![-\w])/g, 'hover'],
  [/:focus-visible(?![-\w])/g, 'focus'],
  [/:active(?![-\w])/g, 'active'],
] as const

/**
 * Displays states side by side (`data-state`) by repeating the page's own rules for the attribute. Development page
 * only.
 */
export default function uiStates(): void {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
  let css = rules
    .filter(rule => !(rule instanceof CSSFontFaceRule))
    .map(rule => rule.cssText)
    .join('\n')
    .replaceAll('@media (hover: hover)', '@media all')
  for (const [pseudo, state] of STATES) css = css.replace(pseudo, `:is($&, [data-state="${state}"])`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
