import type { Finding, Repair } from '@passepartout/document'
import { formatSize, isGoodEnough } from '@passepartout/domain'
import { gradeText, lightOf, maxSharpSize } from '../product/quality.ts'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { QualityIcon } from './quality-icon.tsx'
import { useRepairTexts } from './use-repair-text.ts'
import { useSharpness } from './use-sharpness.ts'

/** Sharpness of the photo in one word; for a soft one also its meaning, and the repairs that help. */
export function QualityHint() {
  const { t } = useDesigner()
  const sharpness = useSharpness()
  const finding = useQualityFinding()
  if (!sharpness) return null
  const { grade, sharpFromMetres, light, word } = sharpness
  if (grade === 'unknown') return <p className="note muted">{word}</p>
  return (
    <div className="note" data-light={light}>
      <p className="light" data-light={light} style={{ margin: 0 }}>
        <QualityIcon light={light} />
        {word}
      </p>
      {!isGoodEnough(grade) && <p>{gradeText(t, grade, sharpFromMetres)}</p>}
      {grade === 'too-small' && <SharpSizeHint />}
      {finding && <Repairs finding={finding} />}
    </div>
  )
}

function useQualityFinding(): Finding | undefined {
  const slot = useSlot()
  return useDesign(({ findings }) => qualityFindingOf(findings, slot))
}

/** The finding about the sharpness of the photo in this slot, never that of another photo. */
export const qualityFindingOf = (findings: readonly Finding[], slot: string): Finding | undefined =>
  findings.find(({ id, elementId }) => elementId === slot && (id === 'soft' || id === 'too-small'))

/** The largest size at which a small photo is sharp. */
function SharpSizeHint() {
  const slot = useSlot()
  const { t, editor, data, kind, shop, number } = useDesigner()
  const asset = useEditor(() => editor.photo(slot)?.asset)
  const page = useEditor(() => editor.photo(slot)?.page)
  if (!asset || !page) return null
  const { width, height } = maxSharpSize(asset, kind.quality(data), page)
  if (width === 0) return null
  const size = formatSize({ widthMm: Math.round(width), heightMm: Math.round(height) }, shop.locale)
  return <p>{t('file.small', { w: number.format(asset.width), h: number.format(asset.height), size })}</p>
}

function Repairs({ finding }: { finding: Finding }) {
  const { t, editor } = useDesigner()
  const { words } = useRepairTexts()
  return finding.repairs.map(repair => {
    const { name, result } = words(repair)
    if (repair.id === 'keep') return <KeepAsIsButton key="keep" repair={repair} name={name} />
    return (
      <div className="repair" key={`${repair.id}-${name}`}>
        <div>
          <p className="strong">{name}</p>
          {result && <p className="small muted">{result}</p>}
        </div>
        <button type="button" className="button" onClick={() => editor.commands.applyRepair(repair)}>
          {t(repair.id === 'choose-original' ? 'repair.replace' : 'repair.apply')}
        </button>
      </div>
    )
  })
}

function KeepAsIsButton({ repair, name }: { repair: Repair; name: string }) {
  const { editor } = useDesigner()
  return (
    <button
      type="button"
      className="text-button"
      style={{ marginTop: '0.5rem' }}
      onClick={() => editor.commands.applyRepair(repair)}
    >
      {name}
    </button>
  )
}

/** On the phone while cropping: one line and the most useful repair. */
export function CropQualityHint() {
  const { t, editor } = useDesigner()
  const { words } = useRepairTexts()
  const finding = useQualityFinding()
  const repair = finding?.repairs.find(({ id }) => id === 'zoom-100')
  if (!finding || !repair) return null
  return (
    <div
      className="note"
      data-light={lightOf(finding.id === 'soft' ? 'soft' : 'too-small')}
      style={{ display: 'flex', gap: '0.75rem' }}
    >
      <div style={{ flex: 1 }}>
        <p className="strong">{t('light.closeSoft')}</p>
        <p className="small">{t('light.zoomResult', { result: words(repair).result })}</p>
      </div>
      <button type="button" className="button" onClick={() => editor.commands.applyRepair(repair)}>
        100 %
      </button>
    </div>
  )
}
