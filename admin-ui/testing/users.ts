import type { UserView } from '@sae/domain/access';

/** A restaurant with a running plan. */
export const owner: UserView = {
  id: 123456789,
  email: 'asha@example.com',
  restaurantName: 'Asha’s Kitchen',
  ownerName: 'Asha Rao',
  upiId: null,
  googleReviewLink: null,
  gstNumber: null,
  fssaiNumber: null,
  phoneNumber: null,
  address: null,
  profilePicture: null,
  planType: '1_year',
  planEndDate: '2999-01-01T00:00:00.000Z',
  hasUsedFreeTrial: true,
  ageAmber: 10,
  ageRed: 20,
  discountLimit: 20,
  gstRate: 0,
  gstType: 'exclusive',
  serviceCharge: 0,
  billMessage: 'Have a nice day!',
  acceptsOwnOrders: false,
  monthlyReport: false,
  billSecondNames: false,
};
