import type { Finding } from '@passepartout/document'
import { expect, it } from 'vitest'
import { qualityFindingOf } from './quality-hint.tsx'

const finding = (id: Finding['id'], elementId: string): Finding => ({
  ...{ id, elementId, key: `${id}/${elementId}`, severity: 'strong', pageId: 'page', assetId: null },
  ...{ params: {}, repairs: [], kept: false },
})

it('the hint of a photo is about this photo, not about a soft one elsewhere', () => {
  const findings = [finding('soft', 'may'), finding('crop-loss', 'march'), finding('too-small', 'june')]
  expect(qualityFindingOf(findings, 'march')).toBeUndefined()
  expect(qualityFindingOf(findings, 'may')?.key).toBe('soft/may')
  expect(qualityFindingOf(findings, 'june')?.key).toBe('too-small/june')
})
