import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { uuidFor } from './ids.ts'

const settings = {
  space: { id: 1, name: 'Test' },
  channels: { shop: { locales: ['de-de', 'de-ch', 'en-gb'] } },
  locales: {
    'de-de': { reads: ['de-de', 'de'], complete: true },
    'de-ch': { reads: ['de-ch', 'de'], spelling: 'swiss', complete: true },
    'en-gb': { reads: ['en-gb', 'en'], complete: true },
  },
  datasources: {
    units: {
      name: 'Units',
      entries: [{ name: 'cm', value: 'Zentimeter', dimensions: { en: 'centimetres' } }],
    },
  },
}

/** A page as in its file; `content` gets the component `page`. */
export const page = (name: string, content: object = {}, rest: object = {}) => ({
  uuid: uuidFor('test', name),
  name,
  published_at: '2026-11-20T08:00:00.000Z',
  content: { component: 'page', ...content },
  ...rest,
})

/** Writes a content folder; returns its path and a function that writes single files later. */
export async function contentFolder(files: Record<string, unknown>) {
  const root = await mkdtemp(join(tmpdir(), 'content-'))
  const write = async (name: string, value: unknown) => {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), typeof value === 'string' ? value : JSON.stringify(value))
  }
  await write('settings.json', settings)
  for (const [name, value] of Object.entries(files)) await write(name, value)
  return { root, write }
}

export const silent = { info: () => undefined, warn: () => undefined }
