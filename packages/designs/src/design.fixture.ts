/** The same text in six languages. */
export const inAllLanguages = (text: string) =>
  Object.fromEntries(['de', 'en', 'es', 'fr', 'it', 'nl'].map(language => [language, text]))

export const artworkFile = (inner = '<path d="M0 0h9v9z" fill="var(--ink)"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 1110 1540">${inner}</svg>`

export const textElement = (changes: object = {}) => ({
  kind: 'text',
  id: 'name',
  text: 'Clara',
  face: 'Cormorant',
  sizePt: 40,
  colour: 'ink',
  x: 10,
  y: 60,
  width: 85,
  height: 17,
  ...changes,
})

/** A small valid card, as in its file. */
export const cardFile = (changes: object = {}, elements: object[] = [textElement()]) => ({
  version: '2026-11-21',
  kind: 'card',
  id: 'probe',
  name: inAllLanguages('Probe'),
  created: '2026-11-21',
  popularity: 1,
  trim: { widthMm: 105, heightMm: 148 },
  bleedMm: 3,
  safeMm: 5,
  card: {
    occasions: ['birth'],
    categories: ['announcement'],
    format: 'A6p',
    folding: 'flat',
    style: 'minimal',
    refinements: ['gold', 'none'],
    punchings: ['none'],
    papers: ['natur'],
  },
  foilFallback: 'metal',
  palettes: [
    {
      id: 'creme',
      name: inAllLanguages('Creme'),
      swatch: '#fbf5e8',
      colours: { ground: '#fbf5e8', ink: '#3a2b25', metal: '#b98f45' },
    },
  ],
  pages: [{ id: 'front', background: 'ground', elements }],
  ...changes,
})

export const designFiles = (card: object = cardFile(), more: Record<string, unknown> = {}) => ({
  'designs/page-templates.json': { version: '2026-11-21', templates: [] },
  'designs/cards/probe.json': card,
  ...more,
})
