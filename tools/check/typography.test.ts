import { expect, test } from 'vitest'
import { checkTypography } from './typography.ts'

const wrong = (language: string, text: string) =>
  checkTypography('page.json', { [language]: text }).length > 0

test.each([
  ['de', 'Er sagt "ja"'],
  ['en', "It's here"],
  ['de', 'Gleich...'],
  ['de', 'Rahmen - ohne Bild'],
  ['en', '30 x 40 cm'],
  ['it', '30cm'],
  ['nl', 'Klaar !'],
  ['fr', 'Prêt !'],
  ['fr', 'Prêt!'],
  ['fr', '« oui »'],
  ['fr-ch', 'Un cadre : beau'],
  ['es', 'Dice “sí”'],
  ['es', 'Listo?'],
  ['nl', 'Hij zegt “ja”'],
  ['de-CH', 'Größe'],
])('in %s, “%s” is a mistake of typing', (language, text) => expect(wrong(language, text)).toBe(true))

test.each([
  ['de', 'Er sagt „ja“ …'],
  ['en', 'It’s “here”, 30 × 40 cm'],
  ['de', '- eine Liste\n- in zwei Zeilen'],
  ['fr', '«\u202foui\u202f»\u202f: prêt\u202f?'],
  ['es', '¿Listo? ¡Ya!'],
  ['nl', 'Hij zegt ‘ja’'],
  ['de-CH', 'Grösse «M»'],
  ['de', '[Kontakt](mailto:x"y@z.example)'],
  ['de', 'poster:600x400'],
])('in %s, “%s” is set well', (language, text) => expect(wrong(language, text)).toBe(false))

test('a mistake is shown with its place and what to write instead', () => {
  expect(checkTypography('page.json', { title: { fr: 'C’est prêt ?' } })).toEqual([
    'page.json [fr]: "C’est prêt ?" (a narrow space (U+202F) at ! ? ; : « »)',
  ])
})
