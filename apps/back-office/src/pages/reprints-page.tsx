import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'

type Payload = BackOfficeResponse<'getReprints'>

export function loader({ request }: LoaderFunctionArgs) {
  const query = Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ''))
  return call('getReprints', { query }, request.signal)
}

/** How often products are printed again, and why. */
export function Component() {
  const { from, until, products, causes } = useLoaderData<Payload>()
  const { t } = useTranslator()
  return (
    <>
      <h1>{t('reprints.title')}</h1>
      <p className="quiet">{t('reprints.lead')}</p>
      <Form className="filters" key={`${from} ${until}`}>
        <label className="field">
          {t('reprints.from')}
          <input type="date" name="from" defaultValue={from} />
        </label>
        <label className="field">
          {t('reprints.until')}
          <input type="date" name="until" defaultValue={until} />
        </label>
        <button type="submit" className="button">
          {t('reprints.show')}
        </button>
      </Form>
      {products.length === 0 ? (
        <p className="none">{t('reprints.none')}</p>
      ) : (
        <>
          <ProductTable products={products} />
          {causes.length > 0 && <CauseTable causes={causes} />}
        </>
      )}
    </>
  )
}

function ProductTable({ products }: Pick<Payload, 'products'>) {
  const { t, name, language } = useTranslator()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const columns: Column<Payload['products'][number]>[] = [
    {
      id: 'product',
      header: t('discount.product'),
      cell: ({ kind, material }) => (
        <>
          {name('kind', kind)} {material && <span className="code">{material}</span>}
        </>
      ),
    },
    { id: 'produced', header: t('reprints.produced'), cell: ({ produced }) => produced, isNumber: true },
    { id: 'reprinted', header: t('reprints.reprinted'), cell: ({ reprinted }) => reprinted, isNumber: true },
    {
      id: 'rate',
      header: t('reprints.rate'),
      cell: ({ produced, reprinted }) => (produced > 0 ? percent.format(reprinted / produced) : '–'),
      isNumber: true,
    },
  ]
  return (
    <section className="numbers">
      <h2>{t('reprints.products')}</h2>
      <DataTable
        label={t('reprints.products')}
        columns={columns}
        rows={products}
        keyOf={({ kind, material }) => `${kind} ${material}`}
      />
    </section>
  )
}

function CauseTable({ causes }: Pick<Payload, 'causes'>) {
  const { t, name } = useTranslator()
  const columns: Column<Payload['causes'][number]>[] = [
    { id: 'cause', header: t('reprint.cause'), cell: ({ cause }) => name('reprint-cause', cause ?? 'none') },
    { id: 'payer', header: t('reprint.payer'), cell: ({ payer }) => name('reprint-payer', payer ?? 'none') },
    { id: 'reprinted', header: t('reprints.reprinted'), cell: ({ reprinted }) => reprinted, isNumber: true },
  ]
  return (
    <section className="numbers">
      <h2>{t('reprints.causes')}</h2>
      <DataTable
        label={t('reprints.causes')}
        columns={columns}
        rows={causes}
        keyOf={({ cause, payer }) => `${cause} ${payer}`}
      />
    </section>
  )
}
