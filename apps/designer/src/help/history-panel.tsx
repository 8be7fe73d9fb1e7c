import { Crop, GitCompareArrows, Image, RotateCcw, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ConflictState } from '../state/design-state.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** All undo steps with their time; choosing one goes there, later ones stay until the next change (designer.md 7). */
export function HistoryPanel() {
  const { t, editor, shop, view } = useDesigner()
  const { entries, position } = useEditor(snapshot => snapshot.history)
  const time = new Intl.DateTimeFormat(shop.locale, { timeStyle: 'short' })
  const first = entries[0]

  return (
    <section className="popover history" aria-label={t('history.title')}>
      <div className="panel-head">
        <h2>{t('history.title')}</h2>
        <span className="aside">{first && t('history.since', { time: time.format(first.at) })}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('app.close')}
          onClick={() => view.set({ popover: null })}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      <ol>
        {[...entries.keys()].reverse().map(index => {
          const entry = entries[index]
          if (!entry) return null
          const Icon = iconOf(entry.name)
          return (
            <li key={entry.id}>
              <button
                type="button"
                data-later={index >= position ? '' : undefined}
                aria-current={index === position - 1 ? 'step' : undefined}
                onClick={() => editor.history.jump(index + 1)}
              >
                <Icon size={17} aria-hidden />
                <span>{t(`step.${entry.name}`, entry.params)}</span>
                <span>{time.format(entry.at)}</span>
              </button>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            aria-current={position === 0 ? 'step' : undefined}
            onClick={() => editor.history.jump(0)}
          >
            <RotateCcw size={17} aria-hidden />
            <span>{t('history.start')}</span>
            <span />
          </button>
        </li>
      </ol>
      {entries.length === 0 && <p className="panel small muted">{t('history.empty')}</p>}
      <OtherVersions />
    </section>
  )
}

/** Versions rejected in a conflict of two devices; each can be compared with the current one. */
function OtherVersions() {
  const { t, design, keeping, shop, view } = useDesigner()
  const [versions, setVersions] = useState<readonly ConflictState[]>([])
  useEffect(() => {
    let isShown = true
    void keeping.laid().then(found => isShown && setVersions(found))
    return () => {
      isShown = false
    }
  }, [keeping])
  const time = new Intl.DateTimeFormat(shop.locale, { dateStyle: 'short', timeStyle: 'short' })
  if (versions.length === 0) return null
  return (
    <>
      <h3 className="panel">{t('history.versions')}</h3>
      <ol>
        {versions.map(version => (
          <li key={version.at}>
            <button
              type="button"
              onClick={() => {
                view.set({ popover: null })
                design.set({ conflict: version })
              }}
            >
              <GitCompareArrows size={17} aria-hidden />
              <span>{t('history.version', { time: time.format(version.at) })}</span>
              <span />
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

const iconOf = (name: string) =>
  name.startsWith('crop') ? Crop : name.startsWith('photo') ? Image : SlidersHorizontal
