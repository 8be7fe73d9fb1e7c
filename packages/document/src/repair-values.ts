import { LIMITS } from './limits.ts'
import type { RepairReport } from './repair-report.ts'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Clamps a number to its bounds; other values become the default. */
export function repairNumber(
  value: unknown,
  bounds: { min: number; max: number; fallback: number },
  key: string,
  report: RepairReport,
): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    report.note(key, 'default-used')
    return bounds.fallback
  }
  const clamped = Math.min(bounds.max, Math.max(bounds.min, value))
  if (clamped !== value) report.note(key, 'clamped')
  return clamped
}

export function repairChoice<T>(value: unknown, allowed: readonly T[], key: string, report: RepairReport): T {
  const found = allowed.find(option => option === value)
  if (found !== undefined) return found
  report.note(key, 'default-used')
  return allowed[0] as T
}

/** One line of text: control characters become spaces, longer text is cut between characters. */
export function repairLine(value: unknown, max: number, key: string, report: RepairReport): string {
  if (typeof value !== 'string') {
    report.note(key, 'default-used')
    return ''
  }
  const clean = value.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd')
  if (clean !== value) report.note(key, 'cleaned')
  if (clean.length <= max) return clean
  report.note(key, 'shortened')
  return cutBetweenCharacters(clean, max)
}

function cutBetweenCharacters(text: string, max: number): string {
  let cut = ''
  for (const character of text) {
    if (cut.length + character.length > max) break
    cut += character
  }
  return cut
}

export function repairColour(value: unknown, fallback: string, key: string, report: RepairReport): string {
  const colour = typeof value === 'string' ? value.toLowerCase() : ''
  if (/^#[0-9a-f]{6}$/.test(colour)) return colour
  report.note(key, 'default-used')
  return fallback
}

export function repairColourOrToken(
  value: unknown,
  fallback: string,
  key: string,
  report: RepairReport,
): string {
  if (typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return value
  return repairColour(value, fallback, key, report)
}

export function repairSides(value: unknown, key: string, report: RepairReport) {
  const raw = asRecord(value)
  const inner = report.at(key)
  const bounds = { min: 0, max: LIMITS.margin, fallback: 0 }
  return {
    top: repairNumber(raw.top, bounds, 'top', inner),
    right: repairNumber(raw.right, bounds, 'right', inner),
    bottom: repairNumber(raw.bottom, bounds, 'bottom', inner),
    left: repairNumber(raw.left, bounds, 'left', inner),
  }
}
