import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStoryGroups, writeStoryTexts } from './story-groups.ts'

const STORY = `{
  "slug": { "de": "haeufige-fragen", "fr": "questions" },
  "content": {
    "component": "page", "count": 3, "title": { "de": "Fragen", "en": "Questions", "en-us": "FAQ" },
    "body": [
      {
        "component": "text",
        "markdown": {
          "de": ["Zeile 1", "", "Zu [Preisen](story:preise) ab {price}"],
          "fr": [
            "Ligne 1",
            "[Prix](https://example.fr/prix)"
          ]
        },
        "target": { "de": "story:preise" }
      }
    ]
  }
}
`
const FILE = 'content/passepartout/faq.json'

function project(file: string, json: string): string {
  const root = mkdtempSync(join(tmpdir(), 'stories-'))
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), json)
  return root
}

/** The file after one translation was written. */
function written(speaker: string, key: string, text: string, file = FILE, json = STORY): string {
  const root = project(file, json)
  writeStoryTexts(root, file, speaker, new Map([[key, text]]))
  return readFileSync(join(root, file), 'utf8')
}

describe('texts of stories and catalogue', () => {
  test('are those below keys of languages, but for addresses', () => {
    expect(readStoryGroups(project(FILE, STORY), 'fr')).toEqual([
      {
        file: FILE,
        texts: [
          {
            key: 'content.title',
            german: 'Fragen',
            required: [],
            allowed: [],
            notes: [
              { category: 'channel', text: 'Only passepartout' },
              { category: 'description', text: 'Field “title” of “page”' },
            ],
          },
          {
            key: 'content.body.0.markdown',
            german: 'Zeile 1\n\nZu [Preisen](story:preise) ab {price}',
            current: 'Ligne 1\n[Prix](https://example.fr/prix)',
            required: ['](https://example.fr/prix)'],
            allowed: ['](story:preise)', '{price}', '](https://example.fr/prix)'],
            notes: [
              { category: 'channel', text: 'Only passepartout' },
              { category: 'description', text: 'Field “markdown” of “text”' },
            ],
          },
        ],
      },
    ])
  })

  test('of a design are its names, not its sample texts', () => {
    const design = '{ "name": { "de": "Linie" }, "elements": [{ "text": { "de": "Anna und Ben" } }] }'
    const groups = readStoryGroups(project('catalogue/designs/cards/line.json', design), 'nl')
    expect(groups.flatMap(({ texts }) => texts.map(({ key }) => key))).toEqual(['name'])
  })

  test('of legal pages and holidays are not translated', () => {
    expect(readStoryGroups(project('content/kartenliebe/agb.json', STORY), 'fr')).toEqual([])
    expect(readStoryGroups(project('catalogue/holidays/DE.json', STORY), 'fr')).toEqual([])
  })

  test('are replaced where they stand', () => {
    expect(written('en', 'content.title', 'Your "questions"')).toBe(
      STORY.replace('"Questions"', '"Your \\"questions\\""'),
    )
  })

  test('are added after the other languages, in their layout', () => {
    expect(written('nl', 'content.title', 'Vragen')).toBe(
      STORY.replace('"en-us": "FAQ"', '"en-us": "FAQ", "nl": "Vragen"'),
    )
    expect(written('nl', 'content.body.0.markdown', 'Een\nTwee')).toBe(
      STORY.replace(
        '"[Prix](https://example.fr/prix)"\n          ]',
        '"[Prix](https://example.fr/prix)"\n          ],\n          "nl": ["Een", "Twee"]',
      ),
    )
  })

  test('that are lists stay lists', () => {
    expect(written('fr', 'content.body.0.markdown', 'Un\nDeux\nTrois')).toBe(
      STORY.replace(
        '"Ligne 1",\n            "[Prix](https://example.fr/prix)"',
        '"Un",\n            "Deux",\n            "Trois"',
      ),
    )
  })

  test('of a locale are removed where they equal the language', () => {
    expect(written('en-us', 'content.title', 'Questions')).toBe(STORY.replace(', "en-us": "FAQ"', ''))
  })

  test('of a locale have the key of their folder', () => {
    const json = '{ "name": { "de": "Rahmen", "en": "Frame" } }'
    const added = (file: string) => written('en-us', 'name', 'Molding', file, json)
    expect(added('catalogue/frames.json')).toBe(
      '{ "name": { "de": "Rahmen", "en": "Frame", "en-US": "Molding" } }',
    )
    expect(added('content/settings.json')).toBe(
      '{ "name": { "de": "Rahmen", "en": "Frame", "en-us": "Molding" } }',
    )
  })
})
