import { Checkbox, SelectField, TextArea, TextField } from '@passepartout/ui/field'
import { Group, Row } from './group.tsx'

export function Fields() {
  return (
    <Group
      id="fields"
      title="Form fields"
      text="Label above, hint and error below, ids from the name. A script writes an error into #<name>-error and sets aria-invalid."
    >
      <div className="ui-fields">
        <TextField label="First name" name="ui-given" autoComplete="given-name" />
        <TextField
          label="E-mail"
          name="ui-email"
          type="email"
          autoComplete="email"
          hint="We send the order confirmation there."
          defaultValue="anna@example.com"
        />
        <TextField
          label="Telephone"
          name="ui-tel"
          type="tel"
          optional="(optional)"
          placeholder="0151 23456789"
        />
        <TextField label="Hover" name="ui-hover" data-state="hover" />
        <TextField label="Focus" name="ui-focus" data-state="focus" />
        <TextField label="Disabled" name="ui-off" disabled defaultValue="Not to be changed" />
        <TextField
          label="Postcode"
          name="ui-wrong"
          error="A postcode in Germany has five digits."
          hint="Where the parcel goes."
          defaultValue="1234"
        />
        <SelectField label="Country" name="ui-country" defaultValue="de">
          <option value="de">Germany</option>
          <option value="at">Austria</option>
        </SelectField>
        <TextArea label="Your message" name="ui-message" rows={3} defaultValue="Good morning," />
        <TextArea label="Message" name="ui-message-wrong" rows={3} error="Please write a few words." />
      </div>
      <Row wide>
        <Checkbox label="I should like the newsletter" name="ui-box" />
        <Checkbox label="Chosen" name="ui-box-on" defaultChecked />
        <Checkbox
          label="I have read the terms"
          name="ui-box-wrong"
          error="Please tick this box, so that we may go on."
        />
      </Row>
    </Group>
  )
}
