import { type Orientation, orientationOf } from './dimension.ts'

/**
 * Orientation of a format that is known by name: `a4-quer` and `a4-hoch` say it, numbers are width and height
 * (specification, "Rules"). `undefined` for a name that says neither.
 */
export function orientationOfFormatName(name: string): Orientation | undefined {
  if (name.includes('-quer')) return 'landscape'
  if (name.includes('-hoch')) return 'portrait'
  const [, width, height] = /^([1-9]\d*)[-x]([1-9]\d*)$/.exec(name) ?? []
  return width === undefined ? undefined : orientationOf({ widthMm: Number(width), heightMm: Number(height) })
}
