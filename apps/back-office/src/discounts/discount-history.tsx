import type { DiscountDetail } from '@passepartout/contracts/back-office'
import { useTranslator } from '../messages/translator.ts'
import { describePeriod, describeReduction } from './describe-rules.ts'

interface DiscountHistoryProps {
  versions: DiscountDetail['versions']
  /** Undefined for operators who may not publish. */
  onRestore: ((version: number) => void) | undefined
}

/** What was published, the newest first; one click brings an earlier version back. */
export function DiscountHistory({ versions, onRestore }: DiscountHistoryProps) {
  const translator = useTranslator()
  const { t, moment } = translator
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('discount.history')}</h2>
      {versions.length === 0 && <p className="quiet">{t('discount.history-none')}</p>}
      <ol className="timeline">
        {versions.map(({ version, rules, actor, at }, index) => (
          <li key={version}>
            <small className="quiet">
              {moment(at)},{' '}
              {actor === 'catalogue' ? t('discount.of-catalogue') : actor.replace('operator:', '')}
            </small>
            <p>
              {rules
                ? `${describeReduction(rules, translator)} · ${describePeriod(rules, translator)}`
                : t('discount.withdrawn')}
            </p>
            {index > 0 && onRestore && (
              <button type="button" className="link" onClick={() => onRestore(version)}>
                {t('discount.restore', { version })}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
