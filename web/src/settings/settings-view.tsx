import './settings.css'
import { Link } from 'wouter'
import { Appearance } from '../frame/appearance.tsx'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.settings

/** What a person may choose of the page, and the way to the keys. */
export function SettingsView() {
  return (
    <View title={text.title}>
      <section className="card settings-part">
        <h2>{text.appearance}</h2>
        <p>{text.appearanceMeans}</p>
        <Appearance />
      </section>
      <section className="card settings-part">
        <h2>{strings.keys.title}</h2>
        <p>{strings.keys.lead}</p>
        <div>
          <Link href="/settings/keys" className="button">
            {text.toKeys}
          </Link>
        </div>
      </section>
    </View>
  )
}
