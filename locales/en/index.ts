import account from './account.json';
import app from './app.json';
import assets from './assets.json';
import auth from './auth.json';
import errors from './errors.json';
import market from './market.json';
import messages from './messages.json';
import seconds from './seconds.json';

export const resources = { account, app, assets, auth, errors, market, messages, seconds };
