import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'

export type TurnoverRow = BackOfficeResponse<'getTurnover'>['rows'][number]

interface TurnoverTableProps {
  label: string
  rows: readonly TurnoverRow[]
  /** The quarter of the sales instead of their taxation. */
  hasQuarter?: boolean
}

/** Net, tax and gross by country and rate. */
export function TurnoverTable({ label, rows, hasQuarter = false }: TurnoverTableProps) {
  const { t, name, money, country, language } = useTranslator()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const inMoney = (amount: number, { currency }: TurnoverRow) => money({ amount, currency })
  const columns: Column<TurnoverRow>[] = [
    hasQuarter
      ? { id: 'quarter', header: t('column.quarter'), cell: ({ quarter }) => quarter }
      : {
          id: 'treatment',
          header: t('column.treatment'),
          cell: ({ treatment }) => name('treatment', treatment),
        },
    { id: 'country', header: t('column.country'), cell: row => country(row.country) },
    {
      id: 'rate',
      header: t('column.rate'),
      cell: ({ rate }) => (rate === null ? '–' : percent.format(rate / 100)),
      isNumber: true,
    },
    { id: 'net', header: t('column.net'), cell: row => inMoney(row.net, row), isNumber: true },
    { id: 'tax', header: t('column.tax'), cell: row => inMoney(row.tax, row), isNumber: true },
    { id: 'gross', header: t('column.gross'), cell: row => inMoney(row.net + row.tax, row), isNumber: true },
  ]
  const keyOf = ({ treatment, country: code, currency, rate, quarter }: TurnoverRow) =>
    [treatment, code, currency, rate, hasQuarter ? quarter : ''].join(' ')
  return <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} />
}
