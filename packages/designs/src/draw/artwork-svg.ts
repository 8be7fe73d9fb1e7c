import { type Box, FOIL } from '../schema/parts.ts'
import type { Drawing } from './drawing.ts'
import { number, turned } from './svg.ts'

const TOKEN = /var\(--([a-z0-9-]+)\)/g

/** Tokens that a drawing uses, each once. */
export const artworkTokens = (svg: string): string[] => [
  ...new Set([...svg.matchAll(TOKEN)].map(([, token]) => token ?? '')),
]

/** What is wrong with a drawing as artwork of a design. */
export function artworkProblems(svg: string): string[] {
  const problems: string[] = []
  if (!readViewBox(svg)) problems.push('needs an <svg> with a viewBox')
  if (/<(script|foreignObject|text|image|style)\b/i.test(svg)) problems.push('may only hold drawn shapes')
  if (/\son\w+=|javascript:|href="(?!#)/i.test(svg)) problems.push('must not refer to anything outside')
  if (/#[0-9a-f]{3,8}"/i.test(svg.replace(/(?:href="|url\()#[^")]*/g, '')))
    problems.push('has a colour that is not a token')
  return problems
}

/** The drawing with its colours, stretched over the box; ids get a name of their own in this picture. */
export function placeArtwork(svg: string, box: Box, drawing: Pick<Drawing, 'paint' | 'nextId'>): string {
  const view = readViewBox(svg)
  if (!view) return ''
  const prefix = drawing.nextId('art')
  const inner = svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
  const sheen = /^url\((#.+)\)$/.exec(inner.includes('var(--foil)') ? drawing.paint(FOIL) : '')?.[1]
  const own = sheen && `${prefix}-${FOIL}`
  const painted = inner.replace(TOKEN, (_, token: string) =>
    own && token === FOIL ? `url(#${own})` : drawing.paint(token),
  )
  const [sx, sy] = [box.width / view.width, box.height / view.height]
  const to = (scaleX: number, scaleY: number) => `scale(${number(scaleX, 6)} ${number(scaleY, 6)})`
  const from = (x: number, y: number) => `translate(${number(x)} ${number(y)})`
  // The sheen runs over the whole page; inside the drawing it is measured in the drawing's own units.
  const gradient = own
    ? `<linearGradient id="${own}" href="${sheen}" gradientTransform="${from(view.x, view.y)} ${to(1 / sx, 1 / sy)} ${from(-box.x, -box.y)}"/>`
    : ''
  return turned(
    box,
    `${gradient}<g transform="${from(box.x, box.y)} ${to(sx, sy)} ${from(-view.x, -view.y)}">${painted}</g>`,
  )
}

function readViewBox(svg: string): { x: number; y: number; width: number; height: number } | undefined {
  const values = /<svg[^>]*\sviewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x, y, width, height] = values ?? []
  if (x === undefined || y === undefined || !width || !height) return undefined
  return { x, y, width, height }
}
