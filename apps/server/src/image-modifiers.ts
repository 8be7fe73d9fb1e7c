export interface ImageModifiers {
  width?: number
  height?: number
  fit?: (typeof fits)[number]
  position?: string
  quality: number
  format?: (typeof formats)[number]
  background?: string
  rotate?: number
  blur?: number
  /** Percent brighter than the original. */
  brightness?: number
}

const fits = ['contain', 'cover', 'fill', 'inside', 'outside'] as const
const formats = ['webp', 'avif', 'jpeg', 'png', 'auto'] as const
const positions =
  /^(?:centre|center|entropy|attention|(?:left|right)?(?:[ +]|%20)?(?:top|bottom)?|(?:top|bottom)(?:[ +]|%20)(?:left|right))$/
const longestSide = 3840

const aliases: Record<string, string> = {
  width: 'w',
  height: 'h',
  resize: 's',
  quality: 'q',
  format: 'f',
  background: 'b',
  position: 'pos',
}

type Reader = (value: string, modifiers: ImageModifiers) => boolean

const readers: Record<string, Reader> = {
  w: (value, modifiers) => isSet(side(value), width => Object.assign(modifiers, { width })),
  h: (value, modifiers) => isSet(side(value), height => Object.assign(modifiers, { height })),
  s: (value, modifiers) => {
    const [width, height, ...rest] = value.split('x').map(side)
    if (width === undefined || height === undefined || rest.length) return false
    Object.assign(modifiers, { width, height })
    return true
  },
  q: (value, modifiers) => isSet(integer(value, 1, 100), quality => Object.assign(modifiers, { quality })),
  f: (value, modifiers) =>
    isSet(oneOf(formats, value === 'jpg' ? 'jpeg' : value), format => Object.assign(modifiers, { format })),
  fit: (value, modifiers) => isSet(oneOf(fits, value), fit => Object.assign(modifiers, { fit })),
  blur: (value, modifiers) => isSet(integer(value, 0, 100), blur => Object.assign(modifiers, { blur })),
  brightness: (value, modifiers) =>
    isSet(integer(value, 0, 100), brightness => Object.assign(modifiers, { brightness })),
  rotate: (value, modifiers) =>
    isSet(oneOf([0, 90, 180, 270] as const, Number(value)), rotate => Object.assign(modifiers, { rotate })),
  b: (value, modifiers) =>
    isSet(/^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ? `#${value}` : undefined, background =>
      Object.assign(modifiers, { background }),
    ),
  pos: (value, modifiers) =>
    isSet(value && positions.test(value) ? value.replace(/[+]|%20/, ' ') : undefined, position =>
      Object.assign(modifiers, { position }),
    ),
}

/**
 * Parses the modifier segment of an image address (`w_800&f_webp`, ipx's grammar). Only modifiers the shop uses are
 * allowed and every value is bounded (protocols 3.1), because each distinct address costs a rendering. `undefined`:
 * respond with 400.
 */
export function parseImageModifiers(segment: string): ImageModifiers | undefined {
  const modifiers: ImageModifiers = { quality: 85 }
  if (segment === '_') return modifiers
  const seen = new Set<string>()
  for (const part of segment.split(/[&,]/)) {
    const [, name = '', value = ''] = /^([a-z]+)[_:=](.*)$/i.exec(part) ?? []
    const key = aliases[name] ?? name
    if (!Object.hasOwn(readers, key) || seen.has(key) || !readers[key]?.(value, modifiers)) return undefined
    seen.add(key)
  }
  return modifiers
}

function isSet<T>(value: T | undefined, use: (value: T) => void): boolean {
  if (value === undefined) return false
  use(value)
  return true
}

const side = (value: string) => integer(value, 1, longestSide)

function integer(value: string, from: number, to: number): number | undefined {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

function oneOf<T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find(item => item === value)
}
