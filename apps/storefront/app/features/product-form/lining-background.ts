import { type EnvelopeLining, LINING_TILE_MM, liningPatternPath } from '@passepartout/domain'

/** A lining as CSS background; a plain colour stays a colour. */
export function liningBackground(colour: string, pattern: EnvelopeLining['pattern'] | null): string {
  if (!pattern) return colour
  const path = `<path fill="${pattern.colour}" d="${liningPatternPath({ colour, pattern })}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LINING_TILE_MM} ${LINING_TILE_MM}">${path}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / 12px ${colour}`
}
