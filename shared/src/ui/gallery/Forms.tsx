import { useState } from 'react';
import { Button, Checkbox, Notice, Panel, PasswordField, SearchField, Select, Switch, TextField } from '../index.ts';
import type { GalleryTexts } from './galleryTexts.ts';

export function Forms({ texts }: { texts: GalleryTexts }) {
  const [search, setSearch] = useState('rong vang');
  const banks = ['ACB', 'BIDV', 'Vietcombank'].map((name) => ({ value: name, label: name }));
  return (
    <>
      <Panel className="w6">
        <div className="form">
          <Notice tone="error">{texts.left2}</Notice>
          <TextField label={texts.phone} icon="phone" defaultValue="9123" inputMode="tel" error={texts.phoneError} />
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            end={<Button size="sm">{texts.sendAgain}</Button>}
          />
          <PasswordField
            label={texts.password}
            note={texts.passwordNote}
            ok={texts.passwordOk}
            autoComplete="new-password"
            defaultValue="minhanh123A"
          />
          <TextField
            label={texts.realName}
            note={texts.optional}
            defaultValue="Nguyễn Thuỳ Linh"
            error={texts.realNameError}
          />
        </div>
      </Panel>
      <Panel className="w6">
        <div className="form">
          <Select label={texts.bank} placeholder={texts.chooseBank} options={banks} defaultValue="" />
          <Select
            label={texts.state}
            hideLabel
            size="sm"
            placeholder={texts.anyState}
            options={banks}
            defaultValue=""
          />
          <SearchField label={texts.findGame} value={search} onValue={setSearch} />
          <TextField label={texts.phone} disabled defaultValue="0912345123" />
          <Checkbox defaultChecked>{texts.adult}</Checkbox>
          <Checkbox error={texts.adultError}>{texts.adult}</Checkbox>
          <div className="row row--wide">
            <Switch defaultChecked>{texts.hideName}</Switch>
            <Switch>{texts.sound}</Switch>
            <Switch disabled>{texts.locked}</Switch>
          </div>
          <Notice>{texts.zone}</Notice>
          <Notice tone="warn" action={<Button size="sm">{texts.details}</Button>}>
            {texts.daysLeft}
          </Notice>
        </div>
      </Panel>
    </>
  );
}
