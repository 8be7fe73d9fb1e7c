import type { Order } from '@passepartout/contracts'
import { MoneyIcon, ParcelIcon, PrintIcon, TruckIcon } from '@passepartout/ui/icons'
import type { ComponentType } from 'react'
import type { Page } from '../../platform/page.ts'
import { Panel } from './panels.tsx'

/** Next steps once the order is paid. */
export function NextSteps({
  page,
  order: { lines, payment, arrives, moneyBy },
}: {
  page: Page
  order: Order
}) {
  const { translate } = page
  const isMade = lines.some(({ isPersonalised }) => isPersonalised)
  return (
    <Panel title={translate('order.next')}>
      <ol className="grid gap-5">
        {payment.slip && (
          <Step
            icon={MoneyIcon}
            title={translate('order.next-money')}
            text={translate('order.next-money-text')}
          />
        )}
        <Step
          icon={isMade ? PrintIcon : ParcelIcon}
          title={translate(isMade ? 'order.next-print' : 'order.next-pack')}
          text={translate(isMade ? 'order.next-print-text' : 'order.next-pack-text')}
        />
        {arrives && (
          <Step
            icon={TruckIcon}
            title={arrives}
            text={
              payment.slip
                ? translate(moneyBy ? 'order.next-arrives-if' : 'order.next-arrives-later', {
                    day: moneyBy ?? '',
                  })
                : translate('order.next-arrives')
            }
          />
        )}
      </ol>
    </Panel>
  )
}

interface StepProps {
  icon: ComponentType<{ size: number; className: string }>
  title: string
  text: string
}

/** An icon, a title, a sentence. */
export function Step({ icon: Icon, title, text }: StepProps) {
  return (
    <li className="flex gap-4">
      <Icon size={22} className="mt-0.5 flex-none" />
      <div>
        <p className="font-semibold first-letter:uppercase">{title}</p>
        <p className="mt-0.5 text-15 text-muted">{text}</p>
      </div>
    </li>
  )
}
