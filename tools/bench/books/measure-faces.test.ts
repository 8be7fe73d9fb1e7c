import { join } from 'node:path'
import { findFaces, overlap } from '@passepartout/document/faces'
import { expect, test } from 'vitest'
import { root } from '../../bootstrap/root.mjs'
import { previewPixels, readFaceNetwork } from './measure-faces.ts'

/** Six faces, by eye: from the left edge and the top, in shares. */
const FACES = [...[0.14, 0.33, 0.23, 0.27, 0.35, 0.29, 0.45, 0.26, 0.57, 0.42, 0.7, 0.16]] as const
const photo = (name: string) => join(root, 'content/assets/photos', name)

test('two grandmothers and their four grandchildren are found', async () => {
  const network = await readFaceNetwork(root)
  const faces = findFaces(await previewPixels(photo('two-grandmothers-with-four-grandchildren.jpg')), network)
  expect(faces).toHaveLength(6)
  for (let at = 0; at < FACES.length; at += 2) {
    const face = { x: FACES[at] ?? 0, y: FACES[at + 1] ?? 0, width: 0.09, height: 0.14 }
    expect(faces.filter(one => overlap(one, face) > 0.5)).toHaveLength(1)
  }
})
