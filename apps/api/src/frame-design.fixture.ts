import { readFile } from 'node:fs/promises'
import { createDraft } from '@passepartout/contracts'
import { createFrameDocument, type Document, withPhoto } from '@passepartout/document'
import { difficultFile } from '@passepartout/testing'
import { bodyOf, type Visitor } from './shop.fixture.ts'

export const POSTER = { materialType: 'poster', formatType: '600x400', optionTypes: [] as string[] }

export interface UploadedPhoto {
  id: string
  name: string
  width: number
  height: number
}

export async function uploadPhoto(visitor: Visitor, name = 'tiny-300px.jpg'): Promise<UploadedPhoto> {
  return (await bodyOf<UploadedPhoto>(await visitor.upload(await readFile(difficultFile(name)), name)))
    .payload
}

/** A poster of 60 × 40 cm with a photo in its slot. */
export function posterDocument(photo?: UploadedPhoto, source: 'upload' | 'sample' = 'upload'): Document {
  const empty = createFrameDocument({
    widthMm: 600,
    heightMm: 400,
    bleed: 3,
    safe: 5,
    title: 'Drei Wochen Berge',
  })
  if (!photo) return empty
  const { id, name, width, height } = photo
  const asset = { id, name, width, height, source, notices: [] }
  return withPhoto({ ...empty, assets: { [id]: asset } }, 'photo-1', asset)
}

export const draftBody = (document: Document, configuration = POSTER) => ({
  kind: 'photo-frame' as const,
  title: 'Drei Wochen Berge',
  configuration,
  document: { ...document },
})

/** A draft with an uploaded photo, ready to be ordered. */
export async function readyDraft(
  visitor: Visitor,
): Promise<{ id: string; revision: number; photo: UploadedPhoto }> {
  const photo = await uploadPhoto(visitor)
  const made = await visitor.client.call(createDraft, { body: draftBody(posterDocument(photo)) })
  if (!made.ok) throw new Error(`${made.code} ${JSON.stringify(made.errors)}`)
  return { ...made.payload, photo }
}
