import { type Orientation, orientationOf } from './dimension.ts'

/**
 * Orientation of a named format: landscape for `a4-quer`, portrait for `a4-hoch`; numbers are width and height
 * (specification, "Rules"). `undefined` for other names.
 */
export function orientationOfFormatName(name: string): Orientation | undefined {
  if (name.includes('-quer')) return 'landscape'
  if (name.includes('-hoch')) return 'portrait'
  const [, width, height] = /^([1-9]\d*)[-x]([1-9]\d*)$/.exec(name) ?? []
  return width === undefined ? undefined : orientationOf({ widthMm: Number(width), heightMm: Number(height) })
}
