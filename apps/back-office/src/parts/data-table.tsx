import { type ColumnDef, type RowData, tableFeatures, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'

const features = tableFeatures({})

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and amounts stand to the right. */
  isNumber?: boolean
  /** Left out on narrow windows. */
  isWide?: boolean
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The row that the keyboard has reached. */
  current?: string | undefined
}

/** A table of rows; which there are, and in which order, the server decides. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  keyOf,
  current,
}: DataTableProps<Row>) {
  const table = useTable<typeof features, Row>({
    features,
    data: rows as Row[],
    getRowId: keyOf,
    columns: columns.map(
      ({ id, header, cell }): ColumnDef<typeof features, Row> => ({
        id,
        header,
        cell: ({ row }) => cell(row.original),
      }),
    ),
  })
  const classOf = (id: string) => {
    const column = columns.find(one => one.id === id)
    return [column?.isNumber && 'number', column?.isWide && 'wide'].filter(Boolean).join(' ') || undefined
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {group.headers.map(header => (
                <th key={header.id} scope="col" className={classOf(header.column.id)}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map(row => (
            <tr key={row.id} aria-current={row.id === current ? 'true' : undefined} data-row={row.id}>
              {row.getAllCells().map(cell => (
                <td key={cell.id} className={classOf(cell.column.id)}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
