import { FileUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDesigner } from '../../state/designer-context.ts'
import { dateFileText } from './read-dates.ts'

interface DatesSourceProps {
  /** Number of days stored on this device. */
  stored: number
  /** Text of a file or as pasted; undefined for a file that is too large. */
  onText: (text: string | undefined) => void
  onStored: () => void
  onForget: () => void
  /** What the customer's account stores of them. */
  account: ReactNode
}

/** Source of the days: a file, pasted text, or the days of earlier calendars. */
export function DatesSource({ stored, onText, onStored, onForget, account }: DatesSourceProps) {
  const { t } = useDesigner()
  const [text, setText] = useState('')
  return (
    <div className="names-source">
      <p>{t('dates.lead')}</p>
      <div className="dialog-actions">
        <label className="button names-file" data-kind="primary">
          <FileUp size={16} aria-hidden />
          {t('dates.file')}
          <input
            type="file"
            accept=".vcf,.ics,.csv,.tsv,.txt,text/vcard,text/calendar,text/csv,text/plain"
            className="quiet"
            onChange={event => {
              const [file] = event.currentTarget.files ?? []
              event.currentTarget.value = ''
              if (file) void dateFileText(file).then(onText)
            }}
          />
        </label>
        {stored > 0 && (
          <button type="button" className="button" onClick={onStored}>
            {t('dates.stored', { count: stored })}
          </button>
        )}
      </div>
      <label htmlFor="dates-text">{t('dates.paste')}</label>
      <textarea
        id="dates-text"
        className="field"
        rows={6}
        autoComplete="off"
        spellCheck={false}
        aria-describedby="dates-hint"
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <p id="dates-hint" className="small muted">
        {t('dates.pasteHint')}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => onText(text)}>
          {t('dates.read')}
        </button>
      </div>
      {stored > 0 && (
        <button type="button" className="text-button" onClick={onForget}>
          {t('dates.forget')}
        </button>
      )}
      {account}
    </div>
  )
}
