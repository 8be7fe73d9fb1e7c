import { readFileSync } from 'node:fs'
import { parseDocument } from '@passepartout/document'
import frameV1 from '@passepartout/document/fixtures/frame-v1.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { sceneToSvg } from './scene-to-svg.ts'
import { toScene } from './to-scene.ts'

it('a document of version 1 is drawn today as on the day its version was frozen', () => {
  const opened = parseDocument(frameV1)
  if (!opened.ok) throw new Error('The frozen document does not open')
  const svg = sceneToSvg(toScene(opened.document, 0), { hrefFor: id => `/${id}.jpg`, area: 'bleed' })
  const golden = readFileSync(new URL('../fixtures/frame-v1.svg', import.meta.url), 'utf8')
  expect(`${svg}\n`).toBe(golden)
})
