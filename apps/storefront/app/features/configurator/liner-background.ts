import { LINER_TILE_MM, type Lining, linerTile } from '@passepartout/domain'

/** A lining as a background of CSS; a plain colour stays one. */
export function linerBackground(colour: string, pattern: Lining['pattern'] | null): string {
  if (!pattern) return colour
  const path = `<path fill="${pattern.colour}" d="${linerTile({ colour, pattern })}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LINER_TILE_MM} ${LINER_TILE_MM}">${path}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / 12px ${colour}`
}
