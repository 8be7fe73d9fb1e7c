import { placedAssetIds, printState } from '@passepartout/document'
import { CircleDashed, CloudOff } from 'lucide-react'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { QualityIcon } from './quality-icon.tsx'

/** The price bar's chip: whether the design can be printed; opens the check. */
export function PrintState({ brief = false }: { brief?: boolean }) {
  const { t, editor, kind, view } = useDesigner()
  const findings = useDesign(state => state.findings)
  const pending = useDesign(state => state.pending)
  const refused = useDesign(state => state.uploads.filter(({ status }) => status === 'refused').length)
  const online = useDesign(state => state.online)
  const document = useEditor(snapshot => snapshot.document)
  const empty = findings.some(({ id }) => id === 'empty-slot')
  const { state, blockers, hints } = printState(findings)
  const placed = placedAssetIds(document)
  const begun = placed.size > 0
  const waiting = pending.filter(id => placed.has(id)).length

  const check = () => editor.session.setMode('check')
  const uploads = () => view.set({ popover: 'uploads' })

  const Chip = brief ? CompactChip : FullChip
  if (!online) return <Chip state="offline" text={t('offline.chip')} onPress={check} />
  if (empty && !begun && blockers === 1) {
    const text = t(kind.hasOnePlace ? 'check.chipEmpty' : 'check.chipBegin')
    return <Chip state="empty" text={text} onPress={check} />
  }
  if (state === 'blocked')
    return <Chip state="blocked" text={t('check.chipBlockers', { count: blockers })} onPress={check} />
  if (refused > 0)
    return <Chip state="hints" text={t('check.chipFiles', { count: refused })} onPress={uploads} />
  if (waiting > 0)
    return <Chip state="pending" text={t('check.chipPending', { count: waiting })} onPress={uploads} />
  if (state === 'hints')
    return <Chip state="hints" text={t('check.chipHints', { count: hints })} onPress={check} />
  return <Chip state="ready" text={t('check.chipReady')} onPress={check} />
}

const LIGHTS = {
  ready: 'green',
  hints: 'amber',
  blocked: 'red',
  pending: 'unknown',
  empty: null,
  offline: null,
} as const

interface ChipProps {
  state: keyof typeof LIGHTS
  text: string
  onPress: () => void
}

/** On a phone only shape and colour, beside the price. */
function CompactChip({ state, text, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className="print-state"
      data-brief
      data-state={state}
      aria-label={text}
      onClick={onPress}
    >
      <StateIcon state={state} />
    </button>
  )
}

function FullChip({ state, text, onPress }: ChipProps) {
  return (
    <button type="button" className="print-state" data-state={state} onClick={onPress}>
      <StateIcon state={state} />
      {text}
    </button>
  )
}

function StateIcon({ state }: Pick<ChipProps, 'state'>) {
  const light = LIGHTS[state]
  if (light) return <QualityIcon light={light} />
  const Mark = state === 'empty' ? CircleDashed : CloudOff
  return <Mark size={16} aria-hidden />
}
