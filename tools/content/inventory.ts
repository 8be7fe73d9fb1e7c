import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'

/** Files that stories may reference. */
export interface Inventory {
  /** Paths below the asset folder. */
  files: ReadonlySet<string>
  /** Pixels by path, for readable images. */
  sizes: ReadonlyMap<string, { width: number; height: number }>
  /** Number of placements by scene. */
  scenes: ReadonlyMap<string, number>
  photos: ReadonlySet<string>
  problems: string[]
}

const words = z.string().trim().min(1)
/** A normalised URL: pages show it as it is written. */
const address = z
  .string()
  .refine(url => URL.canParse(url) && new URL(url).href === url, 'is no address as a link needs it')
const photosSchema = z.array(
  z.strictObject({
    id: words,
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.strictObject({ de: words, en: words }),
    focus: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
    credit: z.strictObject({ title: words, author: words, source: address, changes: words }),
    licence: z.strictObject({ name: words, url: address }),
  }),
)
const sceneSchema = z.looseObject({ placements: z.array(z.looseObject({ kind: z.string() })) })

/** Reads the asset folder; a photo without file, credit or alt texts is a problem. */
export async function readInventory(assets: string): Promise<Inventory> {
  const entries = await readdir(assets, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(assets.length + 1)),
  )
  const problems: string[] = []
  const photos = photosSchema.safeParse(JSON.parse(await readFile(join(assets, 'photos.json'), 'utf8')))
  for (const issue of photos.error?.issues ?? [])
    problems.push(`assets/photos.json: ${issue.path.join('.')}: ${issue.message}`)
  const ids = new Set(photos.data?.map(photo => photo.id))
  for (const id of ids)
    if (!files.has(`photos/${id}.jpg`)) problems.push(`assets/photos.json: "${id}" has no file`)
  for (const file of files) {
    const [, id] = /^photos\/(.+)\.jpg$/.exec(file) ?? []
    if (id && !ids.has(id))
      problems.push(`assets/photos/${id}.jpg: is not in photos.json, so nobody is credited`)
  }
  const scenes = new Map<string, number>()
  for (const file of files) {
    const [, name] = /^scenes\/([^/]+)\/scene\.json$/.exec(file) ?? []
    if (!name) continue
    const scene = sceneSchema.safeParse(JSON.parse(await readFile(join(assets, file), 'utf8')))
    if (scene.success)
      scenes.set(name, scene.data.placements.filter(({ kind }) => kind !== 'canvas-edge').length)
    else problems.push(`assets/${file}: has no placements`)
  }
  return { files, sizes: await measure(assets, files), scenes, photos: ids, problems }
}

async function measure(assets: string, files: ReadonlySet<string>): Promise<Inventory['sizes']> {
  const pictures = [...files].filter(file => /\.(?:jpg|png|webp)$/.test(file))
  const measured = await Promise.all(
    pictures.map(async file => {
      const size = await sharp(join(assets, file))
        .metadata()
        .catch(() => undefined)
      return size ? [[file, size] as const] : []
    }),
  )
  return new Map(measured.flat())
}
