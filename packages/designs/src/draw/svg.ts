import type { Box } from '../schema/parts.ts'

/** A number as short as it goes at this precision. */
export const number = (value: number, digits = 3): string => String(Number(value.toFixed(digits)))

/** Turns what is drawn about the middle of its box. */
export const turned = ({ x, y, width, height, rotate }: Box, svg: string): string =>
  rotate === 0
    ? svg
    : `<g transform="rotate(${number(rotate)} ${number(x + width / 2)} ${number(y + height / 2)})">${svg}</g>`
