import { printState } from '@passepartout/document'
import { frameChoices, materialChoices } from '../product/choices.ts'
import { useChoiceContext } from '../product/use-choices.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { FormatChips } from '../wall/see-panel.tsx'
import { Option } from './option.tsx'
import { PhotoThumb } from './photo-thumb.tsx'

/** What the folded sheet shows: the nearest choices of the open tab in one row. */
export function QuickRow({ tab }: { tab: Tab }) {
  const mode = useEditor(snapshot => snapshot.session.mode)
  if (mode === 'check') return <CheckRow />
  return (
    <div className="quick-row">
      {tab === 'photo' && <PhotoRow />}
      {tab === 'product' && <ChosenRow />}
      {tab === 'format' && <FormatChips />}
      {tab === 'frame' && <FrameRow />}
      {tab === 'material' && <MaterialRow />}
    </div>
  )
}

function PhotoRow() {
  const tray = useDesign(state => state.tray)
  const samples = useDesign(state => state.samples)
  return (
    <>
      {(tray.length > 0 ? tray : samples).slice(0, 8).map(photo => (
        <div key={photo.id} style={{ flex: 'none', width: 48 }}>
          <PhotoThumb photo={photo} />
        </div>
      ))}
    </>
  )
}

function ChosenRow() {
  const { data, sizeName } = useDesigner()
  const shown = data.product?.facts.slice(0, 3).map(({ value }) => value) ?? [sizeName()]
  return <p className="small">{shown.join(' · ')}</p>
}

function FrameRow() {
  const choices = frameChoices(useChoiceContext()).flatMap(group => group.choices)
  return choices
    .filter(({ problem }) => !problem)
    .map(choice => <Option key={choice.value} choice={choice} group="quick-frame" />)
}

function MaterialRow() {
  const choices = materialChoices(useChoiceContext())
  return choices
    .filter(({ problem }) => !problem)
    .map(choice => <Option key={choice.value} choice={choice} group="quick-material" />)
}

function CheckRow() {
  const { t } = useDesigner()
  const { blockers, hints } = printState(useDesign(state => state.findings))
  const text =
    blockers > 0
      ? t('check.blockers', { count: blockers })
      : hints > 0
        ? t('check.hints', { count: hints })
        : t('check.ready')
  return (
    <p className="quick-row strong" style={{ whiteSpace: 'normal' }}>
      {text}
    </p>
  )
}
