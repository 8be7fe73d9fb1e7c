import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const channels = ['passepartout', 'kartenliebe']

/** Text colour and background, as the components combine them. */
const textPairs = [
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['ink', 'bar'],
  ['ink', 'strip'],
  ['ink', 'panel'],
  ['ink', 'row-hover'],
  ['ink', 'error-soft'],
  ['muted', 'surface'],
  ['muted', 'strip'],
  ['muted', 'stage'],
  ['muted', 'accent-soft'],
  ['muted', 'row-hover'],
  ['muted', 'error-soft'],
  ['muted', 'raised'],
  ['muted', 'bar'],
  ['muted', 'panel'],
  ['accent', 'surface'],
  ['accent', 'raised'],
  ['accent', 'bar'],
  ['accent', 'panel'],
  ['accent', 'accent-soft'],
  ['accent-hover', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'step'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['on-accent', 'reduced'],
  ['on-accent', 'count'],
  ['on-band', 'band'],
  ['reduced', 'surface'],
  ['reduced', 'raised'],
  ['reduced', 'panel'],
  ['reduced', 'error-soft'],
  ['on-disabled', 'disabled'],
  ['on-disabled', 'raised'],
  ['on-badge', 'badge'],
  ['ok', 'surface'],
  ['ok', 'raised'],
  ['ok', 'panel'],
  ['ink', 'accent-soft'],
  ['ink', 'stage'],
  ['accent', 'row-hover'],
  ['accent', 'stage'],
  ['reduced', 'accent-soft'],
  ['reduced', 'row-hover'],
  ['surface', 'ink'],
  ['on-inverse', 'inverse'],
  ['on-inverse-muted', 'inverse'],
  ['inverse-action', 'inverse'],
] as const

/** Borders and icons that alone make a control visible. */
const borderPairs = [
  ['line-strong', 'surface'],
  ['line-strong', 'raised'],
  ['line-strong', 'panel'],
  ['accent', 'surface'],
  ['accent', 'accent-soft'],
  ['reduced', 'raised'],
] as const

describe.each(channels)('the colours of %s', channel => {
  const tokens = readTokens(channel)

  it.each(textPairs)('keep %s readable on %s (4.5:1)', (text, ground) => {
    expect(contrast(tokens(text), tokens(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(borderPairs)('keep %s visible on %s (3:1)', (line, ground) => {
    expect(contrast(tokens(line), tokens(ground))).toBeGreaterThanOrEqual(3)
  })
})

it('gives both channels the same tokens', () => {
  const names = (channel: string) => [...readCss(channel).matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name)
  expect(new Set(names('kartenliebe'))).toEqual(new Set(names('passepartout')))
})

function readCss(channel: string): string {
  return readFileSync(new URL(`./tokens-${channel}.css`, import.meta.url), 'utf8')
}

function readTokens(channel: string): (name: string) => string {
  const css = readCss(channel)
  return name => {
    const hex = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(css)?.[1]
    if (!hex) throw new Error(`${channel} has no colour --${name}`)
    return hex.length === 4 ? hex.replace(/[0-9a-f]/g, digit => digit + digit) : hex
  }
}

function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map(start => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
