import { keyHelp } from '@passepartout/editor'
import { X } from 'lucide-react'
import { useState } from 'react'
import { platform } from '../shell/use-keyboard.ts'
import { useDesigner, useView } from '../state/designer-context.ts'
import { useModal } from './use-modal.ts'

/**
 * Searchable list of shortcuts; single-character ones can be switched off. On touch devices the gestures come first.
 */
export default function HelpDialog() {
  const { t, view } = useDesigner()
  const letters = useView(state => state.letters)
  const phone = useView(state => state.layout === 'phone')
  const [search, setSearch] = useState('')
  const close = () => view.set({ help: false })
  const dialog = useModal(close)
  const wanted = search.trim().toLowerCase()
  const groups = keyHelp(platform())
    .map(({ group, lines }) => ({
      group,
      lines: lines.filter(({ description }) => t(`keys.${description}`).toLowerCase().includes(wanted)),
    }))
    .filter(({ lines }) => lines.length > 0)

  return (
    <dialog ref={dialog} className="help-dialog" aria-labelledby="help-title" onClose={close}>
      <div className="dialog-head">
        <h2 id="help-title">
          {t('help.title')} <small className="muted">{t('help.subtitle')}</small>
        </h2>
        <input
          className="field"
          type="search"
          style={{ width: '12rem' }}
          placeholder={t('help.search')}
          aria-label={t('help.search')}
          onChange={event => setSearch(event.currentTarget.value)}
        />
        <button type="button" className="icon-button" aria-label={t('app.close')} onClick={close}>
          <X size={20} aria-hidden />
        </button>
      </div>
      {phone && <Gestures />}
      <div className="shortcuts">
        {groups.map(({ group, lines }) => (
          <section key={group}>
            <h3>{t(`keys.group.${group}`)}</h3>
            <dl>
              {lines.map(({ description, chords }) => (
                <div key={description}>
                  <dt>{t(`keys.${description}`)}</dt>
                  <dd>
                    {capsOf(chords).map((cap, index) => (
                      <kbd className="key" key={`${cap}-${String(index)}`}>
                        {capText(t, cap)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {groups.length === 0 && <p className="muted">{t('help.noneFound')}</p>}
      <div className="switch-row" style={{ marginTop: '1rem' }}>
        <label htmlFor="letters">
          <strong>{t('help.single')}</strong>
          <br />
          <span className="muted small">{t('help.singleText')}</span>
        </label>
        <input
          id="letters"
          type="checkbox"
          className="switch"
          checked={letters}
          onChange={event => view.set({ letters: event.currentTarget.checked })}
        />
      </div>
      <button
        type="button"
        className="button"
        style={{ marginTop: '1rem' }}
        onClick={() => view.set({ help: false, problem: true })}
      >
        {t('problem.open')}
      </button>
    </dialog>
  )
}

function Gestures() {
  const { t } = useDesigner()
  return (
    <dl style={{ marginBottom: '1rem' }}>
      {['tap', 'pinch', 'undo'].map(name => (
        <div key={name} style={{ padding: '0.5rem 0' }}>
          <dt className="strong">{t(`gesture.${name}`)}</dt>
          <dd className="muted small">{t(`gesture.${name}Text`)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Chords with the same modifiers show these once: Shift and the four arrows. */
function capsOf(chords: string[][]): string[] {
  const held = chords[0]?.slice(0, -1) ?? []
  const isShared = chords.length > 1 && chords.every(chord => chord.slice(0, -1).join() === held.join())
  return isShared ? [...held, ...chords.flatMap(chord => chord.at(-1) ?? [])] : chords.flat()
}

function capText(t: (key: string) => string, cap: string): string {
  const text = t(`cap.${cap}`)
  return text === `cap.${cap}` ? cap : text
}
