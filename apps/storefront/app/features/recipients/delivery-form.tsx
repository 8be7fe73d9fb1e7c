import type { RecipientList } from '@passepartout/contracts'
import type { AddressedDelivery } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { ChoiceRows } from '../checkout/choice-rows.tsx'
import { listPath } from '../checkout/list-path.ts'

interface DeliveryFormProps {
  page: Page
  list: RecipientList
  delivery: AddressedDelivery
}

/**
 * Whether cards in addressed envelopes all come with the order, or each is sent to its own address, with the cost. A
 * plain form.
 */
export function DeliveryForm({ page, list, delivery }: DeliveryFormProps) {
  const { translate } = page
  const { lineId, recipients, each, total } = list
  const parcels = { count: Math.max(1, recipients.length), each: each?.text ?? '' }
  return (
    <form
      method="post"
      action={listPath(page, lineId)}
      aria-labelledby="delivery"
      className="mb-8 border-b border-hairline pb-8"
    >
      <input type="hidden" name="intent" value="delivery" />
      <h2 id="delivery" className="type-h3 mb-4">
        {translate('recipients.delivery')}
      </h2>
      <ChoiceRows
        legend={translate('recipients.delivery')}
        name="delivery"
        chosen={delivery}
        rows={[
          {
            id: 'home',
            title: translate('recipients.delivery-home'),
            text: `${translate('recipients.delivery-home-price')}. ${translate('recipients.delivery-home-text')}`,
          },
          {
            id: 'guests',
            title: translate('recipients.delivery-guests'),
            text: translate(each ? 'recipients.parcels' : 'recipients.parcels-unlike', parcels),
            price: recipients.length > 0 && total.text,
          },
        ]}
      />
      <button type="submit" className="button button-secondary mt-4 max-sm:w-full">
        {translate('recipients.delivery-choose')}
      </button>
    </form>
  )
}
