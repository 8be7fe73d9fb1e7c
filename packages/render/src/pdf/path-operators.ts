import type { Matrix } from '@passepartout/document'
import svgpath from 'svgpath'

/** SVG path data as PDF operators, in its own coordinates or transformed by a matrix; arcs become curves. */
export function pathOperators(d: string, matrix?: Matrix): string {
  const plain = svgpath(d).abs().unarc().unshort()
  const moved = matrix ? plain.matrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]) : plain
  const operators: string[] = []
  let [x, y] = [0, 0]
  let start = [0, 0] as [number, number]
  moved.iterate(segment => {
    const [command, ...values] = segment as [string, ...number[]]
    const at = (index: number) => values[index] ?? 0
    if (command === 'M') start = [at(0), at(1)]
    if (command === 'M') operators.push(`${number(at(0))} ${number(at(1))} m`)
    else if (command === 'Z' || command === 'z') operators.push('h')
    else if (command === 'C') operators.push(`${values.map(number).join(' ')} c`)
    else if (command === 'Q') {
      // A quadratic curve as the equal cubic one with two control points.
      const third = (from: number, control: number) => from + (2 / 3) * (control - from)
      const curve = [third(x, at(0)), third(y, at(1)), third(at(2), at(0)), third(at(3), at(1)), at(2), at(3)]
      operators.push(`${curve.map(number).join(' ')} c`)
    } else if (command === 'H') operators.push(`${number(at(0))} ${number(y)} l`)
    else if (command === 'V') operators.push(`${number(x)} ${number(at(0))} l`)
    else operators.push(`${number(at(0))} ${number(at(1))} l`)
    if (command === 'Z' || command === 'z') [x, y] = start
    else if (command === 'H') x = at(0)
    else if (command === 'V') y = at(0)
    else [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y]
  })
  return operators.join('\n')
}

/** Bounding box of an outline's points and control points, transformed by a matrix; null for an empty one. */
export function boundsOf(d: string, matrix: Matrix) {
  const xs: number[] = []
  const ys: number[] = []
  for (const line of pathOperators(d, matrix).split('\n')) {
    const values = line.split(' ').slice(0, -1).map(Number)
    for (const [index, value] of values.entries()) (index % 2 === 0 ? xs : ys).push(value)
  }
  if (xs.length === 0) return null
  const extremes = (values: readonly number[]) =>
    values.reduce(([min, max], value) => [Math.min(min, value), Math.max(max, value)] as [number, number], [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ] as [number, number])
  const [left, right] = extremes(xs)
  const [top, bottom] = extremes(ys)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Plain decimals, never an exponent; at most a ten-thousandth of a point off, finer for small factors. */
export function number(value: number): string {
  const text = value.toFixed(6).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}
