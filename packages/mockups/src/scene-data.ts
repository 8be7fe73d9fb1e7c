import type { Point, Quad } from './homography.ts'

/**
 * One picture area of a scene. `kind` names the product: `framed`, `canvas`, `canvas-edge`, `acrylic`, `book-page` ...
 */
export interface Placement {
  id: string
  kind: string
  quad: Quad
  /** Width to height of the flat picture. */
  aspect: number
  widthMm: number
  heightMm: number
  /** A `canvas-edge` mirrors the strip of placement `of` along its `side`. */
  of?: string
  side?: 'left' | 'right' | 'top' | 'bottom'
}

/** A bare wall seen from the front: everything on it is to scale. Lengths are scene pixels unless they end in Mm. */
export interface WallArea {
  pixelsPerMm: number
  centre: Point
  centreHeightMm: number
  free: { x: number; y: number; width: number; height: number; widthMm: number; heightMm: number }
  /** Offset of the sun's shadow per mm of distance from the wall: right, down. */
  shadowPerMm: Point
  reference: { kind: string; widthMm: number; spanX: Point }[]
}

/** A mock-up base: its image layers are `base`, `mask` and, where glossy or bare, `reflect` or `light`. */
export interface SceneData {
  name: string
  width: number
  height: number
  placements: Placement[]
  files: { base: string; mask?: string; reflect?: string; light?: string }
  wall?: WallArea
}

export interface WallSceneData extends SceneData {
  wall: WallArea
  files: { base: string; mask: string; light: string }
}

export const isWallScene = (scene: SceneData): scene is WallSceneData =>
  scene.wall !== undefined && scene.files.mask !== undefined && scene.files.light !== undefined

/**
 * Parses a `scene.json` and drops fields that the shop does not use.
 *
 * @throws TypeError that names the invalid field
 */
export function parseScene(json: unknown): SceneData {
  const scene = object(json, 'scene')
  const name = text(scene.name, 'name')
  const files = object(scene.files, `${name}.files`)
  const wall = scene.wall === undefined ? undefined : parseWall(object(scene.wall, `${name}.wall`), name)
  return {
    name,
    width: positive(scene.width, `${name}.width`),
    height: positive(scene.height, `${name}.height`),
    placements: list(scene.placements, `${name}.placements`).map((item, index) =>
      parsePlacement(object(item, `${name}.placements.${index}`), `${name}.placements.${index}`),
    ),
    files: {
      base: text(files.base, `${name}.files.base`),
      ...optionalText('mask', files.mask),
      ...optionalText('reflect', files.reflect),
      ...optionalText('light', files.light),
    },
    ...(wall ? { wall } : {}),
  }
}

function parsePlacement(item: Fields, at: string): Placement {
  const [a, b, c, d] = list(item.quad, `${at}.quad`).map((corner, index) =>
    point(corner, `${at}.quad.${index}`),
  )
  if (!a || !b || !c || !d) throw new TypeError(`${at}.quad needs four corners`)
  const side = item.side
  return {
    id: text(item.id, `${at}.id`),
    kind: text(item.kind, `${at}.kind`),
    quad: [a, b, c, d],
    aspect: positive(item.aspect, `${at}.aspect`),
    widthMm: positive(item.widthMm, `${at}.widthMm`),
    heightMm: positive(item.heightMm, `${at}.heightMm`),
    ...(typeof item.of === 'string' ? { of: item.of } : {}),
    ...(side === 'left' || side === 'right' || side === 'top' || side === 'bottom' ? { side } : {}),
  }
}

function parseWall(wall: Fields, name: string): WallArea {
  const free = object(wall.free, `${name}.wall.free`)
  const freeNumber = (key: string) => finite(free[key], `${name}.wall.free.${key}`)
  return {
    pixelsPerMm: positive(wall.pixelsPerMm, `${name}.wall.pixelsPerMm`),
    centre: point(wall.centre, `${name}.wall.centre`),
    centreHeightMm: positive(wall.centreHeightMm, `${name}.wall.centreHeightMm`),
    free: {
      x: freeNumber('x'),
      y: freeNumber('y'),
      width: freeNumber('width'),
      height: freeNumber('height'),
      widthMm: freeNumber('widthMm'),
      heightMm: freeNumber('heightMm'),
    },
    shadowPerMm: point(wall.shadowPerMm, `${name}.wall.shadowPerMm`),
    reference: list(wall.reference ?? [], `${name}.wall.reference`).map((item, index) => {
      const at = `${name}.wall.reference.${index}`
      const reference = object(item, at)
      return {
        kind: text(reference.kind, `${at}.kind`),
        widthMm: positive(reference.widthMm, `${at}.widthMm`),
        spanX: point(reference.spanX, `${at}.spanX`),
      }
    }),
  }
}

type Fields = Record<string, unknown>

function object(value: unknown, at: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${at} is not an object`)
  return value as Fields
}

function list(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${at} is not a list`)
  return value
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${at} is not a text`)
  return value
}

function optionalText<K extends string>(key: K, value: unknown): { [P in K]?: string } {
  return typeof value === 'string' ? ({ [key]: value } as { [P in K]: string }) : {}
}

function finite(value: unknown, at: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`${at} is not a number`)
  return value
}

function positive(value: unknown, at: string): number {
  const number = finite(value, at)
  if (number <= 0) throw new TypeError(`${at} is not positive`)
  return number
}

function point(value: unknown, at: string): Point {
  const [x, y] = list(value, at)
  return [finite(x, `${at}.0`), finite(y, `${at}.1`)]
}
