import type { Finding, Repair } from '@passepartout/document'
import { formatSize } from '@passepartout/domain'
import { reachOf } from '../product/quality.ts'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { LightMark } from './light.tsx'
import { useSharpness } from './use-sharpness.ts'

const TEXTS = { green: 'light.greenText', amber: 'light.amberText', red: 'light.redText' } as const

/** What the light means at home, then the repairs that help, each with its result (designer.md 8). */
export function QualityNote() {
  const { t } = useDesigner()
  const sharpness = useSharpness()
  const finding = useDesign(state => state.findings.find(({ id }) => id === 'soft' || id === 'too-small'))
  if (!sharpness) return null
  if (sharpness.light === 'unknown') return <p className="note muted">{sharpness.words}</p>
  return (
    <div className="note" data-light={sharpness.light}>
      <p className="light" data-light={sharpness.light} style={{ margin: 0 }}>
        <LightMark light={sharpness.light} />
        {sharpness.words}
      </p>
      <p>{t(TEXTS[sharpness.light])}</p>
      {sharpness.light === 'red' && <Reach />}
      {finding && <Repairs finding={finding} />}
    </div>
  )
}

/** How far the pixels of a small photo go. */
function Reach() {
  const slot = useSlot()
  const { t, editor, data, kind, shop, number } = useDesigner()
  const asset = useEditor(() => editor.photo(slot)?.asset)
  const page = useEditor(() => editor.photo(slot)?.page)
  if (!asset || !page) return null
  const { width, height } = reachOf(asset, kind.quality(data), page)
  if (width === 0) return null
  const size = formatSize({ widthMm: Math.round(width), heightMm: Math.round(height) }, shop.locale)
  return <p>{t('file.small', { w: number.format(asset.width), h: number.format(asset.height), size })}</p>
}

function Repairs({ finding }: { finding: Finding }) {
  const { t, editor } = useDesigner()
  const { words } = useRepairWords()
  return finding.repairs.map(repair => {
    const { name, result } = words(repair)
    if (repair.id === 'keep') return <KeepButton key="keep" repair={repair} name={name} />
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

function KeepButton({ repair, name }: { repair: Repair; name: string }) {
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

/** On the phone while cropping: one line and the one repair that lies at hand. */
export function CloserNote() {
  const { t, editor } = useDesigner()
  const { words } = useRepairWords()
  const finding = useDesign(state => state.findings.find(({ id }) => id === 'soft' || id === 'too-small'))
  const repair = finding?.repairs.find(({ id }) => id === 'zoom-100')
  if (!finding || !repair) return null
  return (
    <div
      className="note"
      data-light={finding.id === 'soft' ? 'amber' : 'red'}
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

/** Names and results of repairs, in metres and prices. */
export function useRepairWords() {
  const { t, number, sizeName } = useDesigner()
  const lightResult = ({ light, metres }: Repair['params']) => {
    if (light === 'green') return t('light.green')
    if (light === 'amber') return t('light.amber', { distance: t.distance(Number(metres)) })
    return light === 'red' ? t('light.red', { format: sizeName() }) : ''
  }
  return {
    words: (repair: Repair): { name: string; result: string } => {
      const name = t(`repair.${repair.id}`, repair.params)
      if (repair.id === 'choose-original') {
        const megapixels = number.format(Number(repair.params.megapixels ?? 0))
        return { name, result: t('repair.choose-originalText', { megapixels }) }
      }
      const parts = [
        lightResult(repair.params),
        repair.id === 'format' ? String(repair.params.price ?? '') : '',
      ].filter(Boolean)
      return { name, result: parts.join(', ') }
    },
  }
}
