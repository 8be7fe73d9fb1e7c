import type { OrderDetail } from '@passepartout/contracts/back-office'
import { callUrl } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { usePermission } from '../shell/session.ts'

/** The products of an order, each with its picture as designed. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const { t, money } = useTranslator()
  const canSee = usePermission('order-photos:read')
  const hasPictures = canSee && order.lines.some(line => line.hasPicture)
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">{t('order.lines')}</h2>
      <ol className="lines">
        {order.lines.map(line => (
          <li key={line.number}>
            {hasPictures && (
              <div className="picture">
                {line.hasPicture && (
                  <img
                    src={callUrl('getLinePicture', { params: { number: order.number, line: line.number } })}
                    alt={t('order.line', { number: line.number })}
                    loading="lazy"
                    onError={event => {
                      event.currentTarget.hidden = true
                    }}
                  />
                )}
              </div>
            )}
            <div className="grow">
              <b>
                {line.quantity} × {line.name}
              </b>
              {line.title && line.title !== line.name && <p>{line.title}</p>}
              <p className="quiet">
                {line.description
                  .slice(1)
                  .map(({ label, value }) => `${label}: ${value}`)
                  .join(' · ')}
              </p>
              {line.isProduced && (
                <span className="badge" data-state="delivered">
                  {t('order.produced')}
                </span>
              )}
            </div>
            <span className="number">{money(line.total)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
