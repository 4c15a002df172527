export { OrdersPage } from './OrdersPage.js';
export { TakeOrderPage } from './TakeOrderPage.js';
