import { readFileSync } from 'node:fs'
import { parseDocument } from '@passepartout/document'
import frameV1 from '@passepartout/document/fixtures/frame-v1.json' with { type: 'json' }
import { frozenDrafts } from '@passepartout/document/testing/frozen-documents'
import { expect, it } from 'vitest'
import { sceneToSvg } from './scene-to-svg.ts'
import { toScene } from './to-scene.ts'

const frozen = [
  { name: 'frame-v1', document: frameV1 as unknown },
  ...frozenDrafts.map(({ name, document }) => ({ name: `v1/${name}`, document })),
]

it.each(frozen)('a document of version 1 is drawn today as on the day it was frozen: $name', draft => {
  const opened = parseDocument(draft.document)
  if (!opened.ok) throw new Error('The frozen document does not open')
  const pages = opened.document.pages.map((_, index) =>
    sceneToSvg(toScene(opened.document, index), { hrefFor: id => `/${id}.jpg`, area: 'bleed' }),
  )
  const golden = readFileSync(new URL(`../fixtures/${draft.name}.svg`, import.meta.url), 'utf8')
  expect(`${pages.join('\n')}\n`).toBe(golden)
})
